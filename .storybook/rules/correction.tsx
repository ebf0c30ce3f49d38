import { useState } from 'react';
import { correct, type Case } from './correct.ts';
import styles from './correction.module.css';
import { Half } from './half.tsx';
import { RuleText } from './rule-text.tsx';
import { Trace } from './trace.tsx';

/** A page as it came and as visitors get it, side by side, and below the rules and what they did. */
export function Correction(props: Case) {
  const [{ original, found, corrected, session, rules }] = useState(() => correct(props));
  const { isWholePage = false, text } = props;
  const [lit, setLit] = useState<string | null>(null);
  return (
    <div className={styles.correction}>
      <div className={styles.halves}>
        <Half title="Original" body={original} isTall={isWholePage} isSpecimen lit={found} />
        <Half
          title="Corrected"
          body={corrected}
          isTall={isWholePage}
          isSpecimen={!isWholePage}
          mountPoints={session.mountPoints.list()}
          lit={session
            .trace()
            .writes.flatMap(({ ruleId, element }) => (ruleId === lit ? [element] : []))}
        />
      </div>
      {text !== undefined && <RuleText text={text} />}
      <Trace rules={rules} report={session.report()} onPoint={setLit} />
    </div>
  );
}
