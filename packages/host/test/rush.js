import { WebSocket } from 'ws';

/*
 * Many matches at once, two seats at each, and both seats do something in every moment. Who plays sends each command
 * twice; cut off it comes back and sends again what was not answered. Plain JavaScript, for tests and for benches.
 */

/**
 * @typedef {object} Rush
 * @property {string} url Of the host.
 * @property {number} matches
 * @property {number} picks Of each seat in each match.
 */

/**
 * Plays them all to the end. `faults` says what must never be: a refusal, a gap between updates, two receipts of one
 * command that differ, an entry in a record that nobody asked for or that is not there.
 *
 * @param {Rush} rush
 * @param {(done: number) => void} [onReceipt] Told how many commands have been acknowledged.
 */
export async function rush({ url, matches, picks }, onReceipt = () => {}) {
  /** @type {string[]} */
  const faults = [];
  /** @type {number[]} */
  const times = [];
  const tell = {
    fault: faults.push.bind(faults),
    receipt: (/** @type {number} */ ms) => onReceipt(times.push(ms)),
  };
  const tables = await inGroups(matches, () => openTable(url, picks, tell));
  const begun = performance.now();
  await Promise.all(tables.flatMap(({ seats }) => seats.map((seat) => seat.play())));
  const seconds = (performance.now() - begun) / 1000;
  await inGroups(matches, async (at) => {
    const match = tables[at]?.match ?? '';
    const record = await (await fetch(`${url}/api/matches/${match}/record`)).json();
    faults.push(...missing(record, picks).map((what) => `${match}: ${what}`));
  });
  times.sort((one, other) => one - other);
  const part = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
  return { acknowledged: times.length, faults, seconds, p50: part(0.5), p99: part(0.99) };
}

/** @typedef {{ fault(what: string): void, receipt(ms: number): void }} Tell */

/** @param {string} url @param {number} picks @param {Tell} tell */
async function openTable(url, picks, tell) {
  const created = await post(url, '/matches', { game: 'both', seats: ['me', 'open'], config: { picks } });
  const taken = await post(url, `/matches/${created.match}/seats`, { invitation: created.invitation });
  const { match } = created;
  const seats = [created.token, taken.token].map(
    (token, at) => new Stubborn({ url, match, token, seat: `p${at}`, picks, tell }),
  );
  await Promise.all(seats.map((seat) => seat.seated));
  return { match, seats };
}

class Stubborn {
  #at;
  #cursor = 0;
  #epoch = 0;
  /** How many commands have been acknowledged. */
  #done = 0;
  #sent = 0;
  #isPlaying = false;
  #hasResult = false;
  #isOver = false;
  /** @type {string | undefined} The receipt of the last command, to be compared with the one that comes again. */
  #receipt;
  /** @type {WebSocket | undefined} */
  #socket;
  #sit = () => {};
  #end = () => {};
  /** @type {Promise<void>} */
  seated = new Promise((sit) => {
    this.#sit = sit;
  });
  /** @type {Promise<void>} */
  #over = new Promise((end) => {
    this.#end = end;
  });

  /** @param {{ url: string, match: string, token: string, seat: string, picks: number, tell: Tell }} at */
  constructor(at) {
    this.#at = at;
    this.#connect();
  }

  play() {
    this.#isPlaying = true;
    this.#pick();
    return this.#over;
  }

  #connect() {
    const { url, match, token } = this.#at;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    this.#socket = socket;
    const cursor = this.#cursor === 0 ? {} : { cursor: this.#cursor };
    socket.on('open', () => this.#say({ type: 'hello', protocols: [1], match, token, ...cursor }));
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (!this.#isOver) setTimeout(() => this.#connect(), 200);
    });
  }

  /** The next number, named by nothing that the other seat can change. */
  #pick() {
    const { seat } = this.#at;
    const number = this.#done + 1;
    const decision = { epoch: this.#epoch, ownRevision: this.#done };
    const offer = `pick{"number":${number}}`;
    const id = `${seat} ${number}`;
    this.#sent = performance.now();
    for (let times = 0; times < 2; times++)
      this.#say({ type: 'command', act: 'take', id, seat, decision, step: 0, offer });
  }

  /** @param {string} text */
  #hear(text) {
    const envelope = JSON.parse(text);
    if (envelope.type === 'snapshot' || envelope.type === 'update') this.#see(envelope);
    else if (envelope.type === 'receipt') this.#learn(envelope, text);
    else if (envelope.type === 'welcome') this.#goOn();
    else if (envelope.type === 'result') this.#leave(true);
    else if (envelope.type === 'error') this.#at.tell.fault(`${envelope.code}: ${envelope.message}`);
  }

  /** @typedef {{ flow?: { epoch?: number } }} Flowing */
  /** @param {{ type: string, cursor: number, context?: Flowing, patch?: { context?: Flowing } }} shown */
  #see({ type, cursor, context, patch }) {
    if (type === 'update' && cursor > this.#cursor + 1)
      this.#at.tell.fault(`update ${cursor} came after ${this.#cursor}`);
    this.#cursor = Math.max(this.#cursor, cursor);
    // A patch says the epoch where it is another.
    this.#epoch = (context ?? patch?.context)?.flow?.epoch ?? this.#epoch;
    this.#sit();
  }

  /** @param {{ id: string, status: string, code?: string }} receipt @param {string} text */
  #learn({ id, status, code }, text) {
    const { seat, tell } = this.#at;
    const number = Number(id.slice(seat.length + 1));
    if (status !== 'accepted') tell.fault(`${id}: ${code}`);
    if (number === this.#done && text !== this.#receipt) tell.fault(`${id}: ${this.#receipt}, then ${text}`);
    if (number !== this.#done + 1) return;
    this.#receipt = text;
    this.#done = number;
    tell.receipt(performance.now() - this.#sent);
    this.#goOn();
    this.#leave(this.#hasResult);
  }

  #goOn() {
    if (this.#isPlaying && this.#done < this.#at.picks) this.#pick();
  }

  /** When it knows how the match ended, and has the receipts of all that it did. @param {boolean} hasResult */
  #leave(hasResult) {
    this.#hasResult = hasResult;
    if (!hasResult || this.#done < this.#at.picks) return;
    this.#isOver = true;
    this.#socket?.close();
    this.#end();
  }

  /** @param {object} envelope */
  #say(envelope) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(envelope));
  }
}

/**
 * @param {{ entries: { kind: string, seat?: string, steps?: { payload: { number: number } }[] }[] }} record
 * @param {number} picks
 */
function missing({ entries }, picks) {
  const all = Array.from({ length: picks }, (_, at) => at + 1).join();
  return ['p0', 'p1'].flatMap((seat) => {
    const made = entries.filter((entry) => entry.seat === seat);
    const numbers = made.map(({ steps }) => steps?.[0]?.payload.number).join();
    return numbers === all ? [] : [`${seat} has ${numbers} in the record`];
  });
}

/** @param {string} url @param {string} path @param {object} body */
async function post(url, path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/**
 * @template Value
 * @param {number} count
 * @param {(at: number) => Promise<Value>} make
 */
async function inGroups(count, make) {
  /** @type {Value[]} */
  const made = [];
  while (made.length < count) {
    const from = made.length;
    const group = Array.from({ length: Math.min(50, count - from) }, (_, at) => make(from + at));
    made.push(...(await Promise.all(group)));
  }
  return made;
}
