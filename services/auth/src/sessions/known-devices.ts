import type { Device } from '@grantwright/shared/contract';
import type { UserRecord } from '../users/user-model.ts';
import { deviceName } from './device.ts';
import { withRecent } from './with-recent.ts';

/** Devices stored per account. The least recently used one is dropped first. */
const maxDevices = 20;

/**
 * Whether an account was never signed in to from this kind of device. False for accounts of earlier versions until
 * their next sign-in, which would otherwise alarm every user.
 */
export const isNewDevice = (
  { knownDevices = [] }: Pick<UserRecord, 'knownDevices'>,
  device: Device,
): boolean => knownDevices.length > 0 && !knownDevices.includes(deviceName(device));

/** The pipeline expression for an account's devices with this one as the most recent. */
export const withKnownDevice = (device: Device) =>
  withRecent('$knownDevices', deviceName(device), maxDevices);
