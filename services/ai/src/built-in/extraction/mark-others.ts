import type { Line } from './paper.ts';

/** Words that open the lines of somebody else: the authority, the agent, the preparer, a person. */
const others =
  /\b(?:registered agent|statutory agent|resident agent|agent for service|registered (?:corporate )?agent|registered office|incorporators?|secretary of state|internal revenue service|department of (?:the )?treasury|department of state|(?:paid )?preparer|firm[’']s (?:name|address|EIN)|prepared by|certified public accountants?|CPAs?\b|law offices?|notary|principal officer|principal officer[’']s|officers? and directors?|initial directors?|fiscal sponsor|contact person|person to contact|person to call|contact telephone|the organization[’']s books|books are in (?:the )?care|state of [a-z ]+ (?:office|department)|attorney general|foundation center|return to:|recording requested|filing office)\b/i;

/** On a short line these name other people too; in a sentence they may be the organization's own. */
const othersOnShortLines =
  /\b(?:board of directors|directors? (?:are|is)|trustees? (?:are|is)|auditors?|attorneys?|legal counsel|funded by|(?:our )?(?:funders|sponsors|supporters))\b/i;

/** Words that say that the lines are the organization's own again. */
const own =
  /\b(?:principal (?:place|office|address|executive)|(?:initial )?(?:street|mailing) address of (?:the )?(?:principal|corporation|organization)|mailing address|name of (?:the )?(?:organization|corporation)|corporation name|entity name|organization name|legal name|our (?:office|address|mission|programs?)|contact us|visit us|mission|purpose|website|telephone number|gross receipts|name and address of (?:the )?organization)\b/i;

const reach = 5;
const sentence = 18;
const title = 7;
const endsAddress = /\b\d{5}(?:-\d{4})?$/;
const inlineZip = /\b[A-Z]{2} \d{5}\b/;
const phone = /^[\s(+\d).-]{10,}$/;

const opens = (text: string, words: number): boolean => {
  const mixed = own.test(text) && !/registered agent|agent for service|preparer/i.test(text);
  return !mixed && (others.test(text) || (words < title && othersOnShortLines.test(text)));
};

/** Marks the lines that are another party's: the one that names it and the few short ones below. */
export const markOthers = (lines: Omit<Line, 'others'>[]): Line[] => {
  let left = 0;
  return lines.map((line, at) => {
    const words = line.text.split(' ').length;
    if (opens(line.text, words)) {
      // A sentence about an agent says nothing of the lines below it.
      left = words > sentence ? 0 : reach;
      return { ...line, others: true };
    }
    if (own.test(line.text) || words > sentence || (line.heading && left < reach)) left = 0;
    const inline = othersOnShortLines.test(line.text) && inlineZip.test(line.text);
    const marked = left > 0 || inline;
    if (left > 0)
      left = endsAddress.test(line.text)
        ? phone.test(lines[at + 1]?.text ?? '')
          ? 1
          : 0
        : left - 1;
    return { ...line, others: marked };
  });
};
