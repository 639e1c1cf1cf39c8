/** What a connection tells. `closed` comes once, whoever closed it and why. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Begins a connection. Its events come after it has returned. Throwing is the same as `closed`. */
export type Connect = (events: SocketEvents) => Socket;

/** Connections to the host's WebSocket: `webSocket('wss://example.org/api/socket')`. */
export function webSocket(address: string): Connect {
  return (events) => {
    const socket = new WebSocket(address);
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }) => events.received(String(data));
    // After an error comes `close` as well.
    socket.onclose = () => events.closed();
    return socket;
  };
}
