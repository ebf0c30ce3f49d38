import { useEffect } from 'react';
import { useSite } from '../site/site-context.ts';
import { useToasts } from './toast-store.ts';

/** Says when the connection is lost, with the number to call, and when it is back. */
export function useConnectionToasts(): void {
  const { phones } = useSite();
  useEffect(() => {
    const { add } = useToasts.getState();
    const tellLoss = (): void => {
      const text = `Pages and forms wait until it is back. Call ${phones.tollFree.display} at any hour.`;
      add({ title: 'The connection is lost', text });
    };
    const tellReturn = (): void => void add({ title: 'The connection is back' });
    window.addEventListener('offline', tellLoss);
    window.addEventListener('online', tellReturn);
    return () => {
      window.removeEventListener('offline', tellLoss);
      window.removeEventListener('online', tellReturn);
    };
  }, [phones]);
}
