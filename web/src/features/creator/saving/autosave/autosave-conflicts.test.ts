import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok, problemResponse } from '../../../../testing/server.ts';
import { anApplication } from '../../testing/builders.ts';
import { anOpened, paragraph, recordAutosaves } from './autosaver-under-test.ts';

const aWorkingCopy = (revision: string, content: string) =>
  anApplication({
    version: 3,
    workingCopy: { revision, content, savedAt: '2026-11-01T12:00:00.000Z' },
  });

describe('the autosaver after a conflict', () => {
  it('resolves a conflict with its own text without asking the user', async () => {
    const autosaves = recordAutosaves((count) =>
      count === 1
        ? Response.error()
        : count === 2
          ? problemResponse('stale-version', 'Changed elsewhere.')
          : undefined,
    );
    const { type, saver, onConflict } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus().failure).toBeTruthy());
    mockEndpoint(endpoints.getApplication, () =>
      ok(aWorkingCopy(autosaves[0]?.revision ?? '', '<p>One.</p>')),
    );
    type('Two.');
    saver.flush();
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(autosaves.at(-1)).toMatchObject({
      replaces: [autosaves[0]?.revision],
      content: '<p>Two.</p>',
    });
    expect(onConflict).not.toHaveBeenCalled();
  });

  it('resolves a conflict between identical texts without asking the user', async () => {
    const elsewhere = 'e'.repeat(32);
    const autosaves = recordAutosaves((count) =>
      count === 1 ? problemResponse('stale-version', 'Changed elsewhere.') : undefined,
    );
    mockEndpoint(endpoints.getApplication, () => ok(aWorkingCopy(elsewhere, '<p>One.</p>')));
    const { type, saver, onConflict } = anOpened();
    type('One.');
    await waitFor(() => expect(saver.getStatus()).toEqual({ isPending: false }));
    expect(autosaves.at(-1)?.replaces).toEqual([elsewhere]);
    expect(onConflict).not.toHaveBeenCalled();
  });

  it('stops at a conflict until the user has chosen a version', async () => {
    const autosaves = recordAutosaves((count) =>
      count === 1 ? problemResponse('stale-version', 'Changed elsewhere.') : undefined,
    );
    mockEndpoint(endpoints.getApplication, () =>
      ok(aWorkingCopy('e'.repeat(32), '<p>Typed elsewhere.</p>')),
    );
    const { type, saver, onConflict } = anOpened();
    type('One.');
    await waitFor(() => expect(onConflict).toHaveBeenCalledTimes(1));
    type('Two.');
    saver.flush();
    expect(autosaves).toHaveLength(1);
    saver.accept({ document: paragraph('Theirs.') });
    await waitFor(() => expect(autosaves).toHaveLength(2));
    expect(onConflict).toHaveBeenCalledTimes(1);
  });
});
