/** How often extra actions are asked about: Revolution markers open a window after every single action. */
import { usePlay } from '../../../table/play-context.ts';
import { Select } from '../../../ui/select.tsx';
import { ASKS, useAsks } from './asks.ts';

export function AskWhen() {
  const { say } = usePlay();
  const { ask, set } = useAsks();
  const options = ASKS.map((value) => ({ value, label: say(`escape.ask-when.${value}`) }));
  return (
    <Select label={say('escape.ask-when')} options={options} value={ask} onChange={(value) => set({ ask: value })} />
  );
}
