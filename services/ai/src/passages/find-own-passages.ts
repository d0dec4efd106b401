import type {
  BodyOf,
  endpoints,
  FoundPassages,
  NewerFigure,
  OwnPassage,
} from '@grantwright/shared/contract';
import { formatIsoDate } from '@grantwright/shared/values';
import type { Deps } from '../deps.ts';
import type { Requester } from '../requester.ts';
import { loadOwnTexts, type LoadedText } from './load-own-texts.ts';

type PassageRequest = BodyOf<typeof endpoints.findPassages>;

/** Finds the saved answers and the passages of the user's texts that answer a section or question. */
export async function findOwnPassages(
  deps: Deps,
  requester: Requester,
  { section, prompts, organizationName, otherOrganizations, ...ids }: PassageRequest,
  signal: AbortSignal,
): Promise<FoundPassages> {
  const texts = await loadOwnTexts(deps, requester, ids, signal);
  if (texts.length === 0) return { passages: [] };
  const found = await deps.analysts.findPassages(
    {
      asked: { name: section, prompts },
      texts: texts.map(({ text }) => text),
      organizationName,
      otherOrganizations,
      today: formatIsoDate(deps.now()),
    },
    { userId: requester.id, signal },
  );
  const toPlace = (
    index: number,
    page: number | undefined,
    year: number | undefined,
  ): Pick<OwnPassage, 'source' | 'name' | 'page' | 'year'> => {
    const { source, name } = texts[index] as LoadedText;
    return {
      source,
      name,
      ...(page !== undefined && { page }),
      ...(year !== undefined && { year }),
    };
  };
  const getAnswer = (index: number): Pick<OwnPassage, 'answer'> => {
    const answer = texts[index]?.answer;
    return answer ? { answer } : {};
  };
  return {
    passages: found.map(({ source, page, year, titles, text, items, facts, newer }) => ({
      ...toPlace(source, page, year),
      ...getAnswer(source),
      title: titles.join(': '),
      text,
      items,
      facts,
      newer: newer.map(({ figure, newer: current, quote, ...place }): NewerFigure => ({
        ...toPlace(place.source, place.page, place.year),
        figure,
        newer: current,
        quote,
      })),
    })),
  };
}
