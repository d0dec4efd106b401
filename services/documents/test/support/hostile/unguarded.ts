import { runAttempts, type Targets } from './attempts.ts';

/** Like `taken-over.ts` but without `denySystemAccess`, so that only external isolation applies. */
process.on('message', (targets: Targets) => {
  void runAttempts(targets).then((outcome) => process.send?.(outcome));
});
process.send?.('loaded');
process.on('disconnect', () => process.exit());
