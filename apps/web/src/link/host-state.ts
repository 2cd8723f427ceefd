/** How the host worker of this page fares. Apart from the worker itself: every page shows it, few start one. */
import { create } from 'zustand';

/** What the people at this page should know about it. */
export const useHost = create<{ readonly isLost: boolean; readonly isForgetful: boolean }>(() => ({
  isLost: false,
  isForgetful: false,
}));
