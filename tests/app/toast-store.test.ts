import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../src/app/toast/toast-store.ts';

const store = useToasts.getState;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  store().remove();
  vi.useRealTimers();
});

it('shows one toast at a time: a new one takes the place of the current one', () => {
  store().add({ title: 'first' });
  store().add({ title: 'second' });
  expect(titles()).toEqual(['second']);
});

it('updates a toast', () => {
  const id = store().add({ title: 'old' });
  store().update(id, { title: 'new', text: 'more' });
  expect(store().toasts).toEqual([{ id, title: 'new', text: 'more', open: true }]);
});

it('closes a dismissed toast at once and removes it 1,000,000 ms later', () => {
  const id = store().add({ title: 'x' });
  store().dismiss(id);
  expect(store().toasts[0]).toMatchObject({ open: false });
  vi.advanceTimersByTime(999_999);
  expect(titles()).toEqual(['x']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

it('removes with a dismissed toast none that has come since', () => {
  store().dismiss(store().add({ title: 'first' }));
  store().add({ title: 'second' });
  vi.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual(['second']);
});

it('dismisses and removes all without an id', () => {
  store().add({ title: 'x' });
  store().dismiss();
  expect(store().toasts.every(({ open }) => !open)).toBe(true);
  store().remove();
  expect(titles()).toEqual([]);
});

it('leaves other toasts alone', () => {
  store().add({ title: 'x' });
  store().update('unknown', { title: 'y' });
  store().dismiss('unknown');
  store().remove('unknown');
  vi.advanceTimersByTime(1_000_000);
  expect(store().toasts).toMatchObject([{ title: 'x', open: true }]);
});

function titles(): string[] {
  return store().toasts.map(({ title }) => title);
}
