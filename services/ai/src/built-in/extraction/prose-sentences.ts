import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from './paper.ts';

/** The sentences of a web page's or a report's own text: legal papers and forms say such things in their own way. */
export const proseSentences = ({ kind, lines }: Paper): { text: string; line: Line }[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line) =>
        line.others || line.heading
          ? []
          : splitSentences(line.text).map(({ text }) => ({ text, line })),
      );
