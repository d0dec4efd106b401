import { readConfig } from '@grantwright/shared/service';
import type { OperatorTools } from './operator-tools.ts';

export const aiCheckUsage = `npm run admin -- ai check                     checks the configured model endpoint`;

/**
 * Tests the configured model endpoint and prints the result.
 *
 * @returns the exit code: 0 usable, 1 not usable, 2 invalid arguments
 */
export async function runAiCheck(args: string[], tools: OperatorTools): Promise<number> {
  const { env, print, printError } = tools;
  if (args.length > 0) {
    printError(aiCheckUsage);
    return 2;
  }
  // some container images with the operator commands do not include this package
  const { aiSettings, toOpenAiSettings, toPrices } = await import('@grantwright/ai');
  // required by the settings, but never called
  const config = readConfig('ai', aiSettings, {
    DOCUMENTS_URL: 'http://localhost',
    APPLICATIONS_URL: 'http://localhost',
    ...env,
  });
  const settings = toOpenAiSettings(config);
  if (!settings) {
    print('The built-in analyst is configured: no key, no network, nothing to check.');
    print('Set AI_PRESET, or OPENAI_API_KEY, to use a language model.');
    return 0;
  }
  const { checkEndpoint } = await import('@grantwright/ai/openai');
  print(`${settings.model} at ${settings.baseUrl}`);
  const { isUsable, text } = await checkEndpoint(settings, toPrices(config));
  print(`  ${text}`);
  print(isUsable ? 'The endpoint can be used.' : 'The endpoint cannot be used.');
  return isUsable ? 0 : 1;
}
