import { chanceOfClass, type Network } from '../../model/network.ts';
import type { Doc } from '../../document/read-document.ts';
import type { JudgedUnit } from '../judge-units.ts';
import { nameCandidates } from './candidates.ts';
import { chooseName } from './choose-name.ts';
import { nameFeatures } from './name-features.ts';

const maxLength = 150;

/** What the program is called and who gives the money, as far as the document says it. */
export function findNames(
  doc: Doc,
  units: readonly JudgedUnit[],
  { programs, funders }: { programs: Network; funders: Network },
): { program: string; funder?: string } {
  const candidates = nameCandidates(doc, units);
  const features = nameFeatures(doc, units, candidates);
  const best = (network: Network) =>
    chooseName(
      candidates,
      features.map((own) => chanceOfClass(network, own, 'name')),
    );
  const program = best(programs)?.text ?? doc.reading.title ?? '';
  const funder = best(funders);
  return {
    program: program.slice(0, maxLength),
    ...(funder &&
      funder.chance >= (funders.threshold ?? 0) && { funder: funder.text.slice(0, maxLength) }),
  };
}
