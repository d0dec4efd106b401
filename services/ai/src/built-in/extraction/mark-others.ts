import type { Line } from './paper.ts';

/** Words that open the lines of somebody else: the authority, the agent, the preparer, a person. */
const others =
  /\b(?:registered agent|statutory agent|resident agent|agent for service|registered (?:corporate )?agent|registered office|incorporators?|secretary of state|internal revenue service|department of (?:the )?treasury|department of state|(?:paid )?preparer|firm[’']s (?:name|address|EIN)|prepared by|certified public accountants?|CPAs?\b|auditors?|attorneys?|law offices?|legal counsel|notary|principal officer|principal officer[’']s|officers? and directors?|board of directors|directors? (?:are|is)\b|initial directors?|trustees? (?:are|is)\b|fiscal sponsor|contact person|person to contact|person to call|contact telephone|the organization[’']s books|books are in (?:the )?care|state of [a-z ]+ (?:office|department)|attorney general|funded by|sponsors?|our funders|foundation center|bank\b|return to:|recording requested|filing office|office of the)\b/i;

/** Words that say that the lines are the organization's own again. */
const own =
  /\b(?:principal (?:place|office|address|executive)|(?:initial )?(?:street|mailing) address of (?:the )?(?:principal|corporation|organization)|mailing address|name of (?:the )?(?:organization|corporation)|corporation name|entity name|organization name|legal name|our (?:office|address|mission|programs?)|contact us|visit us|mission|purpose|website|telephone number|gross receipts|name and address of (?:the )?organization)\b/i;

const reach = 5;
const sentence = 18;

/** Marks the lines that are another party's: the one that names it and the few short ones below. */
export const markOthers = (lines: Omit<Line, 'others'>[]): Line[] => {
  let left = 0;
  return lines.map((line) => {
    const long = line.text.split(' ').length > sentence;
    if (others.test(line.text)) {
      // A sentence about an agent says nothing of the lines below it.
      left = long ? 0 : reach;
      return { ...line, others: true };
    }
    if (own.test(line.text) || long || (line.heading && left < reach)) left = 0;
    const marked = left > 0;
    if (left > 0) left--;
    return { ...line, others: marked };
  });
};
