import { useState } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { useDesk } from '../desk.ts';
import { inspectorStore, setInspector } from '../inspector-store.ts';
import { saveRule } from './desk-requests.ts';
import { ruleToSave, type RuleForm } from './make-rule.ts';
import { whatIsUnsaid } from './what-is-missing.ts';
import { writeYaml } from './write-yaml.ts';

interface Props {
  readonly form: RuleForm;
  readonly path: string;
  readonly onChange: (next: Partial<RuleForm>) => void;
}

/** Id, reason and draft; then the rule goes into its file, or to the clipboard where there is none. */
export function SaveRule({ form, path, onChange }: Props) {
  const { isDesk } = useDesk();
  const [said, setSaid] = useState('');
  const [isSaving, setSaving] = useState(false);
  const unsaid = whatIsUnsaid(form);
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const { trial } = inspectorStore.getState();
    try {
      const { file, line } = await saveRule(path, ruleToSave(form));
      setSaid(`Saved: ${file}:${line}.`);
      // What was changed meanwhile is tried on.
      if (inspectorStore.getState().trial === trial) setInspector({ trial: null });
    } catch (error) {
      setSaid((error as Error).message.replace(/^\d+: /, ''));
    }
    setSaving(false);
  };
  return (
    <>
      <label className="field">
        <span>Id</span>
        <input value={form.id} onChange={({ target }) => onChange({ id: target.value })} />
      </label>
      <label className="field">
        <span>Why, for whoever reads it next year</span>
        <input value={form.why} onChange={({ target }) => onChange({ why: target.value })} />
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={form.isDraft}
          onChange={({ target }) => onChange({ isDraft: target.checked })}
        />
        Only a draft
      </label>
      <div className="toolbar">
        {isDesk && (
          <button
            type="button"
            className="main"
            aria-disabled={isSaving}
            onClick={() => void save()}
          >
            Save the rule
          </button>
        )}
        {unsaid.length === 0 && (
          <CopyButton label="Copy as YAML" text={() => writeYaml(ruleToSave(form))} />
        )}
      </div>
      <output>{unsaid.join(' ')}</output>
      <output className="said">{said}</output>
    </>
  );
}
