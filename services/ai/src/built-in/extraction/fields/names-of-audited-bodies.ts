import { auditIn } from '../auditors-report.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';

/** Whose accounts a report says that it has examined. */
export const fromAudits = ({ lines }: Paper): Candidate[] => {
  const { client } = auditIn(lines);
  const line = client && lines[client.at];
  const name = client && isTitled(client.name) ? capitalName(client.name) : undefined;
  return line && name && name.split(' ').length > 1 ? [candidate(name, line, 2.5)] : [];
};
