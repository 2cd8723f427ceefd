/** The place under the pointer. It changes with every movement of the hand, so only what follows it listens: never the whole table. */
import type { Point } from '@tablerunner/geometry';
import { create } from 'zustand';

interface Pointer {
  readonly at: Point | undefined;
  set(at: Point | undefined): void;
}

export const usePointer = create<Pointer>()((set) => ({ at: undefined, set: (at) => set({ at }) }));
