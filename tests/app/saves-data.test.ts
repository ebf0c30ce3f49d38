import { expect, it, onTestFinished } from 'vitest';
import { savesData } from '../../src/app/prefetch/saves-data.ts';

it.each([
  ['on wish', { saveData: true, effectiveType: '4g' }, true],
  ['on a slow connection', { saveData: false, effectiveType: '2g' }, true],
  ['on the slowest', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['on no other', { saveData: false, effectiveType: '3g' }, false],
  ['on none of which a browser tells nothing', undefined, false],
])('spares a visitor what nobody has asked for: %s', (_when, connection, isSpared) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  expect(savesData()).toBe(isSpared);
});
