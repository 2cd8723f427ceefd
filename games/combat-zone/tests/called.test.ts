import { expect, it } from 'vitest';
import { CALLED } from '../rules/called.ts';
import { steps } from '../rules/steps.ts';

it('there is a step of every name that steps are called by', () => {
  const names = steps.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(CALLED).map(({ name }) => name)));
});
