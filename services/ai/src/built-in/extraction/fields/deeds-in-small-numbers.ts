import { afterItself } from './own-names.ts';

const number = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const done =
  '(?:organi[sz]ed|held|hosted|ran|published|opened|launched|staged|produced|presented|built|completed|released|shipped|restored|delivered|taught|led|planted|gave)';
const things =
  '(?:meetups?|workshops?|concerts?|exhibitions?|exhibits?|festivals?|conferences?|classes|courses|camps?|tours|walks|performances|productions|plays|shows|events|trainings?|seminars|webinars|lectures|talks|gardens|schools|homes|houses|wells|libraries|classrooms|books|newsletters|issues|collections|reports|tools|apps|trails|bridges|playgrounds|murals|sessions|mapathons|hackathons|clinics|screenings|clean-?ups|tournaments|rooms|sites|centers|centres|kitchens|parks)';
/** "We organized two meetups (May and June)": too few for a figure, and a deed for all that. */
const deed = new RegExp(
  `^(?:also |then |successfully |jointly )?${done} (?:a total of )?${number} (?:[\\p{L}-]+ ){0,3}?${things}\\b`,
  'iu',
);
/** "We finally could finalize our road project", "… were able to restore the mill". */
const brought =
  /^(?:finally |also |at last )*(?:(?:could|were able to|managed to) (?:finally )?(?:finali[sz]e|complete|finish|open|launch|restore|rebuild|publish|build|purchase|acquire|save|install|renovate|expand|hire|pay off)|(?:finali[sz]ed|completed|finished)) (?:our|the|an?|its|two|three|four) (?=\S)/iu;
const introduction =
  /^(?:(?:Since|In|During|Over|By|Between|From|Last|This|Due to|Thanks to|With|Together with|After)\b[^.;]{0,90}?, |In (?:19|20)\d{2} (?=the\b|we\b|\p{Lu})|(?:This|Last) (?:past )?(?:year|season|summer|winter|spring|fall) |[^.;]{0,140}\bbut thanks to [^.;]{3,90}?, )/u;
const notDone =
  /\b(?:will|would|hope|plan(?:s|ned)? to|could not|couldn|unable|until|budget|minutes|motion)\b|[?]$/i;
const mostWords = 60;

/** What the body did a few times, or brought to an end. */
export const isDeedInSmallNumbers = (text: string, names: string[]): boolean => {
  if (notDone.test(text) || text.split(' ').length > mostWords) return false;
  const rest =
    afterItself(text, names) ?? afterItself(text.replace(introduction, ''), names) ?? undefined;
  return rest !== undefined && (deed.test(rest) || brought.test(rest));
};
