/** The secret of a seat does not stay in the address. */
import { beforeEach, expect, test, vi } from 'vitest';
import { type AddressWorld, arrivedSecret, forgetArrived, forgetSecret, takeSecret } from '../src/link/address.ts';
import { stubStorage } from './storage.ts';

const ID = 'k3v9x2m7q1ab';

beforeEach(() => {
  stubStorage('sessionStorage');
  forgetArrived();
});

function at(pathname: string, hash: string, search = ''): AddressWorld & { readonly shown: string[] } {
  const shown: string[] = [];
  const replaceState = (_state: unknown, _title: string, url?: string | URL | null): void =>
    void shown.push(String(url));
  return { location: { pathname, hash, search }, history: { state: 'kept', replaceState }, shown };
}

test('it is taken out of the address, and this tab still knows it', () => {
  const there = at(`/t/${ID}`, '#abc_-9');
  takeSecret(there);
  expect(there.shown).toEqual([`/t/${ID}`]);
  expect(arrivedSecret(ID)).toBe('abc_-9');
  expect(arrivedSecret('another12345')).toBeUndefined();
});

test('a page that is loaded anew still knows it, another tab does not', async () => {
  takeSecret(at(`/t/${ID}/replay`, '#abc', '?at=3'));
  vi.resetModules();
  const again = await import('../src/link/address.ts');
  expect(again.arrivedSecret(ID)).toBe('abc');
  stubStorage('sessionStorage');
  vi.resetModules();
  const other = await import('../src/link/address.ts');
  expect(other.arrivedSecret(ID)).toBeUndefined();
});

test('what is no secret leaves the address of a table too; other pages keep their fragments', () => {
  const odd = at(`/t/${ID}`, '#not%20a%20secret');
  takeSecret(odd);
  expect(odd.shown).toEqual([`/t/${ID}`]);
  expect(arrivedSecret(ID)).toBeUndefined();
  const teams = at('/teams', '#team=x');
  takeSecret(teams);
  takeSecret(at(`/t/${ID}`, ''));
  expect(teams.shown).toEqual([]);
});

test('a later link to the same table is the one that counts', () => {
  takeSecret(at(`/t/${ID}`, '#one'));
  takeSecret(at(`/t/${ID}`, '#two'));
  expect(arrivedSecret(ID)).toBe('two');
  forgetSecret(ID);
  expect(arrivedSecret(ID)).toBeUndefined();
});
