import { useEffect } from 'react';
import type { Crm } from '../../contract/site.ts';
import { useSite } from '../site/site-context.ts';

/**
 * Loads the form capture of a customer management system, once, and only when its ids are there.
 * A script that is blocked, hangs or throws never reaches the form.
 */
export function useFormCapture(): void {
  const { crm } = useSite();
  useEffect(() => {
    try {
      loadFormCapture(crm, document);
    } catch (error) {
      console.warn('The form capture could not be loaded.', error);
    }
  }, [crm]);
}

/** Adds the script to the document; nothing when it is there or not configured. */
export function loadFormCapture(crm: Crm, document: Document): void {
  if (!crm.script || !crm.clientId || !crm.listId) return;
  if (document.querySelector('script[data-form-capture]')) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = vouchFor(crm.script);
  script.dataset.formCapture = crm.formType;
  script.dataset.clientId = crm.clientId;
  script.dataset.listId = crm.listId;
  script.dataset.fields = JSON.stringify(crm.fields);
  script.addEventListener('error', () => console.warn('The form capture was blocked.'));
  document.head.append(script);
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Under Trusted Types a script takes no plain address; the server names this policy when it allows one. */
function vouchFor(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('form-capture', { createScriptURL: (text) => text });
  return policy.createScriptURL(address);
}
