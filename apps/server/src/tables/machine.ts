/** The machine at one table: it thinks in another thread, about one decision at a time. */
import type { Seat } from '@tablerunner/engine';
import { playerOfStrength, type Request, type Table, Trouble } from '@tablerunner/table';
import type { World } from './world.ts';

export interface MachineTable {
  /** It may be opened anew while the machine thinks. */
  table(): Table;
  isOpen(): boolean;
  /** Somebody is at the table: nobody there, no thinking. */
  isWatched(): boolean;
  /** Of whoever is there: for them the machine thinks. */
  network(): string;
  move(seat: Seat, request: Request): Promise<void>;
  fail(trouble: Trouble): void;
}

const LAST_RESORT = 'random';
const STUCK = 'the machine cannot make up its mind here: please report the problem';

export class Machine {
  private readonly world: World;
  private readonly at: MachineTable;
  private thinking = false;

  constructor(world: World, at: MachineTable) {
    this.world = world;
    this.at = at;
  }

  get isThinking(): boolean {
    return this.thinking;
  }

  /** Moves where a machine must choose, and goes on until a person must. */
  maybeMove(): void {
    if (this.thinking || this.world.isStopping() || this.turn() === undefined) return;
    this.thinking = true;
    void this.moveOn();
  }

  private get table(): Table {
    return this.at.table();
  }

  private turn() {
    const { turn } = this.table;
    if (turn?.player.kind !== 'machine' || !this.at.isOpen() || !this.at.isWatched()) return undefined;
    return { seat: turn.seat, player: turn.player };
  }

  private async moveOn(): Promise<void> {
    try {
      for (let turn = this.turn(); turn !== undefined && !this.world.isStopping(); turn = this.turn()) {
        const { revision, length } = this.table;
        const trouble = this.world.atWork.troubleWith(this.table.id, String(revision));
        if (trouble !== undefined) throw trouble;
        const choice = await this.choose(turn.seat, playerOfStrength(turn.player.strength));
        // Everybody has left before it began, or somebody went back: the choice answers a question that is no longer asked.
        if (choice === undefined || this.table.revision !== revision) continue;
        const deed = { kind: 'play' as const, choice: choice as never };
        await this.at.move(turn.seat, { id: `machine-${revision + 1}`, at: length, deed });
        if (this.table.revision === revision && this.at.isOpen())
          throw new Error(`its choice was refused at revision ${revision}`);
      }
    } catch (error) {
      if (this.world.isStopping()) return;
      this.world.log.error({ table: this.table.id, err: error }, 'a machine player failed');
      this.at.fail(error instanceof Trouble ? error : new Trouble('machine-failed', STUCK));
    } finally {
      this.thinking = false; // at once: who comes in from now on sets it going again
    }
  }

  /** A player that fails is asked once more, with other chances; then one that needs no thought. */
  private async choose(seat: Seat, player: string): Promise<unknown> {
    const seen = this.table.view(seat);
    const asker = { network: this.at.network(), isWaiting: () => this.at.isOpen() && this.at.isWatched() };
    const ask = (name: string, attempt: number) =>
      this.world.machines.choose(
        { game: this.table.game.id, seed: this.table.thoughtSeed(attempt), seen, player: name },
        asker,
      );
    for (const [attempt, name] of [player, player].entries()) {
      try {
        return await ask(name, attempt);
      } catch (error) {
        if (this.world.isStopping()) throw error;
        this.world.log.error(
          { table: this.table.id, player: name, err: error },
          'a machine player failed; it is asked again',
        );
      }
    }
    return await ask(LAST_RESORT, 2);
  }
}
