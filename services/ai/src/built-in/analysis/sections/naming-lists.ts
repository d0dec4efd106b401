import type { ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { announcesContent, isContentPath } from './content-region.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isOfJudging } from './of-judging.ts';
import { isTypicalSection } from './typical.ts';

/** "The approval process follows these steps:": what happens to an application, not what it holds. */
const tellsProcess =
  /\b(?:process|procedure)\b(?!.*\b(?:sections?|parts?|documents?|information|materials?)\b).*:$|\bthese (?:\w+ )?steps:?$/i;

export const isOfProcess = (list: ListPart): boolean => tellsProcess.test(list.lead?.text ?? '');

/** A list under a title, or after a sentence, that announces what an application holds. */
export const isTitled = (list: ListPart): boolean => {
  const title = list.path.at(-1) ?? '';
  if (/\bcriteria:?$/i.test(list.lead?.text ?? '')) return false;
  if (isOfJudging(list.lead?.text ?? '')) return false;
  return (
    announcesContent(title) ||
    (isContentPath(list.path) &&
      /\b(?:include|following|contents?|outline|sections?|components?)\b/i.test(
        list.lead?.text ?? '',
      ))
  );
};

const asksWithLimit =
  /\?|^.{3,90}:\s+(?:describe|explain|provide|list|state|discuss|include|show|give|tell|what|how|who)\b/i;

/** A list most of whose items carry a limit of pages or words can only name what is to be written. */
export const setsLimits = (list: ListPart): boolean =>
  list.items.length >= 3 &&
  /:$|^$/.test(list.lead?.text ?? '') &&
  !list.aside &&
  list.items.filter(({ text }) => lengthLimitOf(text) && nameAndRest(text)).length >=
    list.items.length * 0.6;

/** A list that nothing introduces shows by its items that it names the parts: names, limits, questions. */
export const showsItself = (list: ListPart): boolean => {
  if (
    list.items.length < 2 ||
    /\b(?:criteri|evaluat|review|scor|eligib)/i.test(list.path.join(' '))
  )
    return false;
  const telling = list.items.filter(({ text }) => {
    const name = nameAndRest(text)?.name;
    return name !== undefined && isTypicalSection(name);
  });
  const asking = telling.filter(({ text }) => lengthLimitOf(text) ?? asksWithLimit.test(text));
  return telling.length >= list.items.length * 0.7 && asking.length >= list.items.length * 0.5;
};
