import { paths } from '../lib/paths.ts';
import { fetchPart, screen, screenParts } from './screens.ts';

const load = { ...screenParts, application: () => import('./application.tsx') };

export const Application = screen(load.application, 'Application');

type Part = keyof typeof load;

const onTheDesk: Part[] = ['application', 'desk'];
const belowTheBar: Part[] = ['application', 'topBar'];

const parts: Record<string, Part[]> = {
  dashboard: [...onTheDesk, 'dashboard'],
  documents: [...onTheDesk, 'documents'],
  organizations: [...onTheDesk, 'organizations'],
  profile: [...belowTheBar, 'profile'],
  checkout: [...belowTheBar, 'checkout'],
};

/** What the screen at an address is made of, for somebody who is known here or for a visitor. */
export function partsAt(pathname: string, isKnown: boolean): Part[] {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === '') return isKnown ? (parts['dashboard'] ?? []) : ['landing'];
  if (`/${first}` === paths.creator) {
    return ['application', 'creator', second === '' ? 'preparing' : 'review'];
  }
  if (first === 'auth') return isKnown ? ['application'] : ['auth'];
  return parts[first] ?? ['application'];
}

/** Asks for all of it at once, instead of part after part as each finds out what it needs next. */
export const fetchParts = (wanted: Part[]): Promise<unknown> =>
  Promise.all(wanted.map((part) => fetchPart(load[part])));
