import type { ClaimSource } from '@grantwright/shared/contract';
import type { SourceIndex } from './source-index.ts';

/** What stands in a source as words of its text, whatever else it was read as there. */
export const heldInWords = (key: string, { texts }: SourceIndex): ClaimSource | undefined => {
  const [kind, said = ''] = /^(address|code|handle):(.+)$/.exec(key)?.slice(1) ?? [];
  switch (kind) {
    case 'address':
      return texts.find(({ address }) => address.includes(` ${said} `))?.source;
    case 'code':
      return texts.find(({ codes }) => codes.includes(` ${said.replace(/^v /, '')} `))?.source;
    case 'handle': {
      // "#FreshStart" of a program called Fresh Start.
      const name = said.replace(/^[@#]|[_.]/g, '');
      return name.length < 5
        ? undefined
        : texts.find(({ words }) => words.replaceAll(' ', '').includes(name))?.source;
    }
    default:
      return undefined;
  }
};
