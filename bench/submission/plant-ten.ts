import { findFindings, type Finding } from '@grantwright/shared/submission';
import { toReadinessInput, type Application } from './application.ts';
import { defects } from './defects.ts';

export type Outcome = { missed: string[]; falseBlockers: Finding[]; ms: number };

/** Plants ten defects, starting with another one in each application, and looks for them. */
export function plantTen(application: Application, index: number): Outcome {
  const planted: { name: string; isFound: (finding: Finding) => boolean }[] = [];
  for (let step = 0; planted.length < 10 && step < defects.length; step += 1) {
    const defect = defects[(index * 7 + step * 3 + Math.floor(step / 12)) % defects.length];
    if (!defect || planted.some(({ name }) => name === defect.name)) continue;
    const isFound = defect.plant(application);
    if (isFound) planted.push({ name: defect.name, isFound });
  }
  const start = performance.now();
  const findings = findFindings(toReadinessInput(application));
  const ms = performance.now() - start;
  return {
    ms,
    missed: planted.filter(({ isFound }) => !findings.some(isFound)).map(({ name }) => name),
    falseBlockers: findings.filter(
      (finding) => finding.level === 'blocker' && !planted.some(({ isFound }) => isFound(finding)),
    ),
  };
}
