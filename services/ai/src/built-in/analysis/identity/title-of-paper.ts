import type { Reading } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { withoutPictures } from '../../../text/without-pictures.ts';
import { unshout } from '../capitals.ts';
import { isChapter } from './programme/generic.ts';
import { tellsNews, withoutNews } from './programme/headline.ts';

const aboutGrants =
  /\b(?:grants?|grantmaking|funding|awards?|program(?:me)?s?|inquir(?:y|ies)|letters?|giving)\b/i;

/** "How to submit a letter", "Letter of Intent", "Home": so are the pages of every funder called. */
const isOfAnyPaper =
  /^(?:(?:types? of|step \d|how (?:to|do|can|we)|what|who|when|where|why|apply(?:ing)? for|submit(?:ting)?|please)\b|(?:the |our )?(?:letters? of (?:intent|inquiry|enquiry|interest)|lois?|home(?: ?page)?|welcome|about(?: us)?|(?:grants?|grantmaking|funding|giving|awards?|program(?:me)?|application) (?:information|info|details|overview|basics|facts)|(?:(?:grants?|funding|award) )?(?:application )?terms (?:and|&) conditions|(?:grant|funding) applications?)(?: \([^()]*\)| (?:guidelines?|requirements|process|forms?|procedures?|&|and|template|instructions|page))*$)/i;

/** What a paper that names neither programme nor funder calls itself: better than no name at all. */
export const titleOfPaper = ({ title, blocks }: Reading): string => {
  const heads = blocks
    .slice(0, 12)
    .flatMap((block) => (block.type === 'heading' && block.level <= 2 ? [block.text] : []));
  const first = blocks.find((block) => block.type === 'paragraph');
  const found = [...heads, title ?? '', first?.type === 'paragraph' ? first.text : '']
    .map((text) => withoutNews(squeeze(withoutPictures(plain(text)))))
    .find(
      (text) =>
        aboutGrants.test(text) &&
        !tellsNews(text) &&
        !isChapter(text) &&
        / /.test(text) &&
        !isOfAnyPaper.test(text) &&
        text.length <= 90 &&
        !/[.?!:]$/.test(text),
    );
  return found ? unshout(found) : '';
};
