import { createLobby, createMatchClient, eitherOf, overHttp, webSocket } from '@tapete/client';
import { showPage } from './page/show-page.jsx';

const socketAddress = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
// Where no socket gets through, the same is said in single requests.
const connect = eitherOf(webSocket(socketAddress), overHttp('/api'));

void showPage(document.body, {
  lobby: createLobby(fetch.bind(globalThis)),
  openMatch: (match, token) => createMatchClient({ match, token, connect }),
});
