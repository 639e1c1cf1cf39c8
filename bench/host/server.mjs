// The host in a process of its own, with a durable store.
import { openStore, startHost } from '../../packages/host/dist/index.js';
import { answer } from './answers.cjs';
import { shelfOfBoth, shelfOfConecta4 } from './game.mjs';

const [, , store, game, port] = process.argv;
const many = { sockets: 100_000, socketsOfAddress: 100_000, messagesPerSecond: 100_000 };
const host = await startHost({
  shelf: await (game === 'both' ? shelfOfBoth() : shelfOfConecta4()),
  store: await openStore(store ?? 'memory:'),
  port: Number(port ?? 0),
  limits: many,
  botPauseMs: 0,
});
answer({ url: host.url }, () => host.close());
