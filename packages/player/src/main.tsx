import { createLobby, createMatchClient, webSocket } from '@tapete/client';
import { showPage } from './page/show-page.jsx';

const socketAddress = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

showPage(document.body, {
  lobby: createLobby(fetch.bind(globalThis)),
  openMatch: (match, token) => createMatchClient({ match, token, connect: webSocket(socketAddress) }),
});
