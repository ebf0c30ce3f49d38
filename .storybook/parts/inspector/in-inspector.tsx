import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DeskContext } from '../../../src/app/inspector/desk.ts';
import { makeHost } from '../../../src/app/inspector/make-host.ts';
import { Page } from '../../../src/app/screens/page/page.tsx';

interface DeskParameters {
  /** False: opened by a signed link, where rules cannot be saved. */
  readonly isDesk?: boolean;
}

/** Puts a story where the inspector stands: in a tree of its own, with its own style sheet. */
export const inInspector: Decorator = (Story, { parameters }) => {
  const { isDesk = true } = parameters as DeskParameters;
  return (
    <OwnTree isDesk={isDesk}>
      <Story />
    </OwnTree>
  );
};

/** Puts a part of the inspector into an otherwise empty panel. */
export const inPanel: Decorator = (Story) => (
  <section className="panel" aria-label="Rules on this page">
    <div className="content">
      <Story />
    </div>
  </section>
);

/** Shows the page of the story's path, for the inspector to look behind. */
export const besidePage: Decorator = (Story) => (
  <>
    <main>
      <Page />
    </main>
    <Story />
  </>
);

interface Props {
  readonly isDesk: boolean;
  readonly children: ReactNode;
}

function OwnTree({ isDesk, children }: Props) {
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [{ host, container }] = useState(makeHost);
  useLayoutEffect(() => place.current?.replaceChildren(host), [host]);
  return (
    <div ref={place}>
      {createPortal(<DeskContext value={{ isDesk, queries }}>{children}</DeskContext>, container)}
    </div>
  );
}
