import type { DocumentFormat } from '@grantwright/shared/contract';
import type { Heading } from './title-block.ts';

/** An application whose `content` is HTML. */
export type WordSource = Heading & { content: string; format?: DocumentFormat | undefined };
