/** A scripted player who comes back after every interruption, asks again what was not answered, and keeps account. */
import { setTimeout } from 'node:timers/promises';
import { fastChance } from '@tablerunner/engine';
import { gatheringAnswer, type HostMessage, type Standing } from '@tablerunner/table';
import { WebSocket } from 'ws';
import { shareOf } from './client.ts';

interface Asked {
  readonly id: string;
  readonly at: number;
  readonly choice: unknown;
}

export class ScriptedPlayer {
  /** Every request that was acknowledged, with the revision that it was told. */
  readonly acknowledged = new Map<string, { readonly revision: number; readonly choice: unknown }>();
  /** What must never happen. */
  readonly faults: string[] = [];
  standing: Standing | undefined;
  comings = 0;
  private readonly url: string;
  private readonly table: string;
  private readonly secret: string;
  private readonly name: string;
  private readonly chance: ReturnType<typeof fastChance>;
  private requests = 0;
  private socket: WebSocket | undefined;
  private asked: Asked | undefined;
  /** The revision of the last answer: until it is seen, there is nothing to choose. */
  private answered = 0;
  private lastEvent = -1;
  private stopped = false;

  /** What it chooses, and the IDs of its requests, hang on its name alone. */
  constructor(url: string, table: string, secret: string, name: string) {
    this.url = url;
    this.table = table;
    this.secret = secret;
    this.name = name;
    this.chance = fastChance(name);
    this.connect();
  }

  get isOver(): boolean {
    return this.standing?.seen.outcome !== undefined;
  }

  /** Asks nothing new, and resolves when the last request has its answer. */
  async finish(): Promise<void> {
    this.stopped = true;
    for (let tries = 0; this.asked !== undefined && tries < 500; tries++) await setTimeout(20);
    if (this.asked !== undefined) this.faults.push(`no answer to ${JSON.stringify(this.asked)}`);
    this.asked = undefined;
    this.socket?.terminate();
  }

  private connect(): void {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`);
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('message', (bytes) => this.hear(JSON.parse(String(bytes)) as HostMessage));
    socket.on('open', () => {
      this.comings++;
      const since = this.standing?.revision;
      this.send({
        type: 'join',
        protocol: 2,
        table: this.table,
        secret: this.secret,
        ...(since !== undefined && { since }),
      });
      if (this.asked !== undefined) this.send({ type: 'play', ...this.asked });
    });
    socket.on('close', () => {
      if (this.stopped && this.asked === undefined) return;
      void setTimeout(40 + this.chance.below(60)).then(() => this.connect());
    });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: HostMessage): void {
    switch (message.type) {
      case 'gathering': {
        const answer = gatheringAnswer(message, shareOf(message.viewer), `${this.name}-${this.requests++}`);
        if (answer !== undefined) this.send(answer);
        return;
      }
      case 'table':
        this.lastEvent = -1;
        this.see(message);
        return;
      case 'update':
        this.see(message);
        return;
      case 'done':
        if (this.asked?.id === message.id) {
          this.acknowledged.set(message.id, { revision: message.revision, choice: this.asked.choice });
          this.asked = undefined;
          this.answered = message.revision;
        }
        this.maybePlay();
        return;
      case 'refused':
      case 'problem':
        this.faults.push(JSON.stringify(message));
        if ('id' in message && message.id === this.asked?.id) this.asked = undefined;
    }
  }

  private see({ standing, events }: Extract<HostMessage, { type: 'table' | 'update' }>): void {
    if (standing.revision < (this.standing?.revision ?? 0))
      this.faults.push(`revision ${this.standing?.revision} was told, and is gone: ${standing.revision}`);
    for (const { n } of events) {
      if (n <= this.lastEvent) this.faults.push(`event ${n} came after ${this.lastEvent}`);
      this.lastEvent = n;
    }
    this.standing = standing;
    if (this.isOver) this.stopped = true; // there is nothing more to play for
    this.maybePlay();
  }

  private maybePlay(): void {
    const legal = this.standing?.seen.legal ?? [];
    if (this.stopped || this.asked !== undefined || legal.length === 0) return;
    if (this.standing === undefined || this.standing.revision < this.answered) return;
    const choice = legal[this.chance.below(legal.length)];
    this.asked = { id: `${this.name}-${this.requests++}`, at: this.standing.length, choice };
    this.send({ type: 'play', ...this.asked });
  }
}
