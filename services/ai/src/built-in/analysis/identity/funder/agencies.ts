/** Public funders that everyone in the field calls by their letters, and papers often never spell out. */
export const agencies = new Map([
  ['NSF', 'National Science Foundation (NSF)'],
  ['NIH', 'National Institutes of Health (NIH)'],
  ['NEA', 'National Endowment for the Arts (NEA)'],
  ['NEH', 'National Endowment for the Humanities (NEH)'],
  ['IMLS', 'Institute of Museum and Library Services (IMLS)'],
  ['EPA', 'Environmental Protection Agency (EPA)'],
  ['HRSA', 'Health Resources and Services Administration (HRSA)'],
  ['CDC', 'Centers for Disease Control and Prevention (CDC)'],
  ['SAMHSA', 'Substance Abuse and Mental Health Services Administration (SAMHSA)'],
  ['NASA', 'National Aeronautics and Space Administration (NASA)'],
  ['NOAA', 'National Oceanic and Atmospheric Administration (NOAA)'],
  ['DARPA', 'Defense Advanced Research Projects Agency (DARPA)'],
  ['USDA', 'U.S. Department of Agriculture (USDA)'],
  ['HUD', 'U.S. Department of Housing and Urban Development (HUD)'],
  ['UKRI', 'UK Research and Innovation (UKRI)'],
]);
