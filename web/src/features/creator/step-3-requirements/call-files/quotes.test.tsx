import { findFormatRules, type Finding } from '@grantwright/shared/submission';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { FindingRow } from '../../ready-to-send/findings/finding-row.tsx';
import { FormatTable } from '../../ready-to-send/package/format-table.tsx';
import { FunderRules } from '../../step-4-draft/budget/funder-rules.tsx';
import { WriterNoteList } from '../../step-4-draft/notes/writer-note-list.tsx';
import { someDetails } from '../../testing/builders.ts';
import { CallFilesContext } from '../../text/use-citation.ts';

const files = [
  { name: 'notice.pdf', kind: 'notice' as const },
  { name: 'amendment-1.pdf', kind: 'amendment' as const },
];
const place = { page: 2, file: 1 };

async function expectCitation(part: ReactNode, name: RegExp) {
  render(<CallFilesContext value={files}>{part}</CallFilesContext>);
  await userEvent.setup().click(screen.getByRole('button', { name }));
  expect(screen.getByText('amendment-1.pdf, page 2')).toBeTruthy();
}

it('a budget rule names the file that its quote comes from', async () => {
  const costs = [{ text: 'Applicants must match at least 25% of the grant.', ...place }];
  const details = someDetails({ keyFacts: { costs } });
  await expectCitation(
    <FunderRules details={details} lines={[]} currency="USD" />,
    /^A match of \$0/,
  );
});

it('a writer note names the file that its quote comes from', async () => {
  const notes = [
    { section: 'Need', kind: 'other' as const, text: 'No vans.', quote: 'No.', ...place },
  ];
  const nothing = () => undefined;
  await expectCitation(
    <WriterNoteList
      {...{ notes }}
      keyOf={(name) => name}
      hasSection={() => true}
      onGoToSection={nothing}
      onDismiss={nothing}
    />,
    /^No vans/,
  );
});

it('a finding names the file that its quote comes from', async () => {
  const finding: Finding = {
    rule: 'deadline',
    level: 'blocker',
    key: 'deadline',
    text: 'The deadline passed',
    quote: 'Due November 10.',
    ...place,
  };
  await expectCitation(
    <FindingRow finding={finding} onGoTo={() => undefined} />,
    /^The deadline passed/,
  );
});

it('a format rule names the file that its quote comes from', async () => {
  const rules = findFormatRules({
    requirements: [{ text: 'Use 12-point type.', kind: 'format', mandatory: true, ...place }],
  });
  await expectCitation(
    <FormatTable rules={rules} format={rules.format} onChange={() => undefined} />,
    /^From the guidelines/,
  );
});
