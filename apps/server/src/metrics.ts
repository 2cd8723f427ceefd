/** What is counted and measured, in the form that Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Stalls } from './stalls.ts';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const RECORDS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

export interface Sizes {
  tables(): number;
  connections(): number;
  machinesWaiting(): number;
}

export class Metrics {
  private readonly registry = new Registry();
  /** From when it is begun: what a start takes is nobody's wait. */
  readonly stalls = new Stalls();
  private readonly moves = new Counter({
    name: 'tablerunner_moves_total',
    help: 'Moves that were acknowledged, of machines too',
    registers: [this.registry],
  });
  private readonly commitSeconds = new Histogram({
    name: 'tablerunner_commit_seconds',
    help: 'How long a commit took',
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly commitRecords = new Histogram({
    name: 'tablerunner_commit_records',
    help: 'How many records went into one commit',
    buckets: RECORDS,
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: 'tablerunner_request_seconds',
    help: 'How long HTTP requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const { stalls } = this;
    this.gauge('tablerunner_longest_stall_seconds', 'The longest that the event loop was late', () => stalls.longest);
    this.gauge('tablerunner_longest_work_seconds', 'The same, by its own work alone', () => stalls.longestWork);
  }

  noteMove(): void {
    this.moves.inc();
  }

  noteCommit({ records, milliseconds }: { readonly records: number; readonly milliseconds: number }): void {
    this.commitSeconds.observe(milliseconds / 1000);
    this.commitRecords.observe(records);
  }

  noteRequest(labels: { method: string; route: string; status: string }, milliseconds: number): void {
    this.requestSeconds.observe(labels, milliseconds / 1000);
  }

  /** Sizes are asked for when somebody reads them. */
  watch(sizes: Sizes): void {
    this.gauge('tablerunner_open_tables', 'Tables in memory', sizes.tables);
    this.gauge('tablerunner_connections', 'Connected clients', sizes.connections);
    this.gauge(
      'tablerunner_machines_waiting',
      'Decisions of machine players that no thread has begun',
      sizes.machinesWaiting,
    );
  }

  private gauge(name: string, help: string, size: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(size());
      },
    });
  }

  async read(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
