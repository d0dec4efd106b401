import { attempts, type Targets } from './attempts.ts';

/** The same without `denySystemAccess`: only isolation from outside remains. */
process.on('message', (targets: Targets) => {
  void attempts(targets).then((outcome) => process.send?.(outcome));
});
process.send?.('loaded');
process.on('disconnect', () => process.exit());
