import { useLocation } from 'react-router-dom';
import { ErrorPanel } from '../../page-view/error-panel.tsx';
import { loadFailure } from '../../page-view/load-failure.ts';
import { Button } from '../../parts/button.tsx';
import styles from './troubleshooting-panel.module.css';

interface Props {
  readonly endpoint: string;
  readonly onFetch: () => void;
}

/** What a visitor can still try when a page can be had in neither way. */
export function TroubleshootingPanel({ endpoint, onFetch }: Props) {
  const { pathname } = useLocation();
  return (
    <ErrorPanel title={loadFailure.title} text={`The page ${pathname} could not be loaded.`}>
      <h2 className={styles.heading}>Troubleshooting</h2>
      <ul className={styles.steps}>
        <li>Ask our server for the page once more.</li>
        <li>Reload the page, in case something was interrupted on the way.</li>
        <li>
          If neither helps, tell us that <code>{endpoint}</code> did not answer.
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onFetch}>Try Manual Fetch</Button>
        <Button look="quiet" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
      </div>
    </ErrorPanel>
  );
}
