import { Toast as RadixToast } from 'radix-ui';
import { Icon } from '../parts/icon.tsx';
import { TOAST_DURATION, useToasts } from './toast-store.ts';
import styles from './toaster.module.css';

/** The notification area: one toast at a time; a swipe to the right closes it, F8 leads to it. */
export function Toaster() {
  const { toasts, dismiss } = useToasts();
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
    >
      {toasts.map(({ id, title, text, open }) => (
        <RadixToast.Root
          key={id}
          className={styles.toast}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismiss(id)}
        >
          <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
          {text && <RadixToast.Description className={styles.text}>{text}</RadixToast.Description>}
          <RadixToast.Close className={styles.close} aria-label="Close notification">
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.area} hotkey={['F8']} />
    </RadixToast.Provider>
  );
}
