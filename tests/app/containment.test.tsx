import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Containment } from '../../src/app/parts/containment.tsx';

function Failing(): never {
  throw new Error('Broken.');
}

it('puts something else in the place of a part that fails, and leaves the rest alone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  const root = createRoot(container, { onCaughtError: () => {} });
  root.render(
    <>
      <p>Before</p>
      <Containment what="A part" fallback={<p>Instead</p>}>
        <Failing />
      </Containment>
    </>,
  );
  await expect.poll(() => container.textContent).toBe('BeforeInstead');
  root.unmount();
});
