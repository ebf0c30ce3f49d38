import type { Original } from './use-original.ts';

/** Instead of the rules: why there are none to be seen. */
export function NoContent({ original }: { readonly original: Original }) {
  switch (original.state) {
    case 'no-page':
      return <p className="content">No page body is shown here.</p>;
    case 'coming':
      return <p className="content">Fetching the page as it was exported …</p>;
    case 'failed':
      return (
        <div className="content" role="alert">
          <p>The page as it was exported could not be fetched.</p>
          <button type="button" onClick={original.tryAgain}>
            Try Again
          </button>
        </div>
      );
    case 'known':
      return null;
  }
}
