import { attempts, type Targets } from './attempts.ts';

/** The same without what a reading process does to itself: what is left is held from outside. */
process.on('message', (targets: Targets) => {
  void attempts(targets).then((outcome) => process.send?.(outcome));
});
process.send?.('loaded');
process.on('disconnect', () => process.exit());
