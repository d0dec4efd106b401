/** Words in titles above criteria and in scoring table headers. */
const evaluation =
  /\b(?:criteri(?:a|on)|evaluat(?:ion|ed|ing)|scor(?:e[ds]?|ing)|rubrics?|rat(?:ed|ings?)|reviewe?(?:d|rs)?|selection|weight(?:s|ed|ing)?|judg(?:ed|ing)|merit|points)\b/i;

export const isAboutEvaluation = (titles: readonly string[]): boolean =>
  titles.some((title) => evaluation.test(title));
