import { create } from 'zustand';

const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
/** A dismissed toast stays in the store until its leaving has long been shown. */
const TOAST_REMOVE_DELAY = 1_000_000;

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly open: boolean;
}

export type NewToast = Omit<Toast, 'id' | 'open'>;

export interface ToastState {
  readonly toasts: readonly Toast[];
  /** Shows a toast instead of the current one. Returns its id. */
  readonly add: (toast: NewToast) => string;
  readonly update: (id: string, changes: Partial<NewToast>) => void;
  /** Closes a toast, or all; it is removed from the store much later. */
  readonly dismiss: (id?: string) => void;
  /** Removes a toast, or all, at once. */
  readonly remove: (id?: string) => void;
}

let made = 0;

export const useToasts = create<ToastState>((set, get) => ({
  toasts: [],
  add(toast) {
    made += 1;
    const id = String(made);
    set(({ toasts }) => ({
      toasts: [{ ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT),
    }));
    return id;
  },
  update(id, changes) {
    set(({ toasts }) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
    }));
  },
  dismiss(id) {
    const isMeant = (toast: Toast): boolean => id === undefined || toast.id === id;
    for (const toast of get().toasts.filter(isMeant)) {
      setTimeout(() => get().remove(toast.id), TOAST_REMOVE_DELAY);
    }
    set(({ toasts }) => ({
      toasts: toasts.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast)),
    }));
  },
  remove(id) {
    set(({ toasts }) => ({
      toasts: id === undefined ? [] : toasts.filter((toast) => toast.id !== id),
    }));
  },
}));
