/* A host as its own process, so that a test can kill it: catalog, store and port are named on the command line. */
import { openStore, startHost } from '../src/index.js';
import { folderShelf } from '../src/shelf/folder-shelf.js';

const [catalog, store, port] = process.argv.slice(2) as [string, string, string];
const host = await startHost({
  shelf: folderShelf(catalog, { inProcess: ['*'] }),
  store: await openStore(store),
  port: Number(port),
  botPauseMs: 0,
});
console.log(host.url);
process.once('SIGTERM', () => void host.close());
