/** A client of a table for tests: it keeps what it is told, plays legal choices, and comes back after the server was away. */
import type { Seat } from '@tablerunner/engine';
import {
  type ClientMessage,
  gatheringAnswer,
  type HostMessage,
  type SeenEvent,
  type Standing,
} from '@tablerunner/table';
import { WebSocket } from 'ws';

type Told<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>;

let clients = 0;

/** What a seat adds to the dice, in every test. */
export const shareOf = (seat: Seat): string => `a-share-of-${seat}-for-tests`;

export class Client {
  readonly received: HostMessage[] = [];
  readonly texts: string[] = [];
  readonly sent: string[] = [];
  /** Adds to the dice by itself wherever it is asked to. */
  gathers = true;
  standing: Standing | undefined;
  events: SeenEvent[] = [];
  private readonly socket: WebSocket;
  private readonly number = ++clients;
  private asked = 0;
  private readonly waiting = new Set<(message: HostMessage) => void>();
  readonly closed: Promise<number>;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (bytes) => this.hear(String(bytes)));
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
  }

  /** `from` is an address of this machine, such as 127.0.0.2. */
  static connect(url: string, headers: Readonly<Record<string, string>> = {}, from?: string): Promise<Client> {
    const options = { headers, ...(from === undefined ? {} : { localAddress: from }) };
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, options);
    const client = new Client(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(client));
      socket.on('error', reject);
    });
  }

  sendText(text: string): void {
    this.sent.push(text);
    this.socket.send(text);
  }

  sendBytes(bytes: Uint8Array): void {
    this.socket.send(bytes);
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** The next message that fits. */
  next<T extends HostMessage['type']>(type: T, fits: (message: Told<T>) => boolean = () => true): Promise<Told<T>> {
    return new Promise((resolve, reject) => {
      const listen = (message: HostMessage): void => {
        if (message.type !== type || !fits(message as Told<T>)) return;
        this.waiting.delete(listen);
        resolve(message as Told<T>);
      };
      this.waiting.add(listen);
      void this.closed.then((code) => reject(new Error(`closed with ${code} while waiting for ${type}`)));
    });
  }

  /** What answers a message with an ID. */
  answer(id: string): Promise<Told<'done'> | Told<'refused'> | Told<'looked'> | Told<'problem'>> {
    const same = (message: { id?: string }): boolean => message.id === id;
    return Promise.race([
      this.next('done', same),
      this.next('refused', same),
      this.next('looked', same),
      this.next('problem', same),
    ]);
  }

  async join(table: string, secret?: string, since?: number): Promise<HostMessage> {
    const told = Promise.race([
      this.next('table'),
      this.next('update'),
      this.next('problem'),
      // The match begins by itself unless others have to come first.
      this.next('gathering', ({ viewer, waitingFor }) => !this.gathers || waitingFor.some((seat) => seat !== viewer)),
    ]);
    this.send({ type: 'join', protocol: 2, table, ...(secret && { secret }), ...(since !== undefined && { since }) });
    return await told;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get length(): number {
    return this.standing?.length ?? 0;
  }

  /** What this seat may choose now; empty when it is not its turn. */
  get legal(): readonly unknown[] {
    return this.standing?.seen.legal ?? [];
  }

  play(choice: unknown, { id = this.newId(), at = this.length } = {}): ReturnType<Client['answer']> {
    const answer = this.answer(id);
    this.send({ type: 'play', id, at, choice: choice as never });
    return answer;
  }

  /** No two clients of a test have the same. */
  newId(): string {
    return `c${this.number}-${this.asked++}`;
  }

  /** Resolves when this client has been told of a revision, or a later one. */
  async until(revision: number): Promise<void> {
    while ((this.standing?.revision ?? -1) < revision) {
      await Promise.race([this.next('update'), this.next('table')]);
    }
  }

  /** Resolves when the connection is closed. */
  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  close(): void {
    this.socket.terminate();
  }

  /** Reads nothing more from now on, as a client on a dead line does. */
  pause(): void {
    this.socket.pause();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as HostMessage;
    this.texts.push(text);
    this.received.push(message);
    if (message.type === 'table') {
      this.standing = message.standing;
      this.events = [...message.events];
    }
    if (message.type === 'update') {
      this.standing = message.standing;
      this.events.push(...message.events);
    }
    if (message.type === 'gathering' && this.gathers) {
      const answer = gatheringAnswer(message, shareOf(message.viewer), this.newId());
      if (answer !== undefined) this.send(answer);
    }
    for (const listen of [...this.waiting]) listen(message);
  }
}
