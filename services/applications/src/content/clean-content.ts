import type { OpenFindings } from '@grantwright/shared/contract';
import { findGaps, htmlToDocument } from '@grantwright/shared/richtext';
import { sanitizeContent } from '@grantwright/shared/richtext/server';
import { findFindings, type ReadinessInput } from '@grantwright/shared/submission';

/** The input used to find problems, in addition to the text. */
export type Readiness = Omit<ReadinessInput, 'document'>;

/**
 * Sanitized HTML, with the number of `[NEEDS INPUT: …]` gaps and the number of findings that block or may block the
 * application.
 */
export type CleanContent = {
  content: string;
  openGaps: number;
  openFindings?: OpenFindings | undefined;
};

/** @param readiness the input for counting findings; absent for text without an application */
export function cleanContent(html: string, readiness?: Readiness): CleanContent {
  const content = sanitizeContent(html);
  return {
    content,
    openGaps: countGaps(content),
    ...(readiness && content.trim() !== '' && { openFindings: countFindings(content, readiness) }),
  };
}

/** Parses the text only if it may contain a gap. Tags are removed first, because formatting can split a gap. */
function countGaps(content: string): number {
  if (!/\[needs input:/i.test(content.replace(/<[^<>]*>/g, ''))) return 0;
  return findGaps(htmlToDocument(content)).length;
}

function countFindings(content: string, readiness: Readiness): OpenFindings {
  const findings = findFindings({ ...readiness, document: htmlToDocument(content) });
  const blockers = findings.filter(({ level }) => level === 'blocker').length;
  return { blockers, warnings: findings.length - blockers };
}
