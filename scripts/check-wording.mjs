// npm test: reports phrases in code, tests and docs for which CONTRIBUTING.md has a replacement,
// along with the replacement.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolveInProject } from './lib/project.mjs';
import { findPhrases, isChecked } from './lib/wording.mjs';

const messages = execFileSync('git', ['ls-files'], { cwd: resolveInProject('.'), encoding: 'utf8' })
  .split('\n')
  .filter(isChecked)
  .flatMap((path) => findPhrases(path, readFileSync(resolveInProject(path), 'utf8')));

for (const message of messages) console.log(message);
if (messages.length > 0)
  console.log(`\n${messages.length} phrases that CONTRIBUTING.md (Code, Glossary) replaces.`);
process.exit(messages.length > 0 ? 1 : 0);
