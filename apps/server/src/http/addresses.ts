/** What the connections of each address have used up. Hanging up and coming again does not give it back. */
import { Bucket } from './bucket.ts';

/** What one connection may send, an address with many connections may send so many times over. */
const ADDRESS_FACTOR = 10;

export interface Address {
  connections: number;
  /** For any message. */
  readonly messages: Bucket;
  /** For looks back, which cost much more. */
  readonly looks: Bucket;
  /** For joining: it may open a table, and it is where somebody would guess at secrets. */
  readonly joins: Bucket;
}

export class Addresses {
  private readonly known = new Map<string, Address>();
  private readonly messagesPerSecond: number;

  constructor(messagesPerSecond: number) {
    this.messagesPerSecond = messagesPerSecond;
  }

  get size(): number {
    return this.known.size;
  }

  of(ip: string): Address {
    const known = this.known.get(ip);
    if (known !== undefined) return known;
    const made: Address = {
      connections: 0,
      messages: new Bucket(this.messagesPerSecond * ADDRESS_FACTOR),
      looks: new Bucket(this.messagesPerSecond),
      joins: new Bucket(this.messagesPerSecond),
    };
    this.known.set(ip, made);
    return made;
  }

  /** Forgets who is gone and has used up nothing: coming again they would be given just the same. */
  sweep(): void {
    for (const [ip, { connections, messages, looks, joins }] of this.known) {
      if (connections === 0 && messages.isFull && looks.isFull && joins.isFull) this.known.delete(ip);
    }
  }
}
