import type { Original } from './use-original.ts';

interface Props {
  readonly original: Original;
  /** Called before the button goes that has the focus. */
  readonly onTry: () => void;
}

/** Instead of the rules: why there are none to be seen. */
export function NoContent({ original, onTry }: Props) {
  switch (original.state) {
    case 'no-page':
      return <p className="content">No page body is shown here.</p>;
    case 'coming':
      return <p className="content">Fetching the page as it was exported …</p>;
    case 'failed': {
      const tryAgain = (): void => {
        onTry();
        original.tryAgain();
      };
      return (
        <div className="content" role="alert">
          <p>The page as it was exported could not be fetched.</p>
          <button type="button" onClick={tryAgain}>
            Try Again
          </button>
        </div>
      );
    }
    case 'known':
      return null;
  }
}
