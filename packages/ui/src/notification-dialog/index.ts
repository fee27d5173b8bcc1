export {
  type Notification,
  NotificationDialog,
  type NotificationDialogProps,
  type NotificationLevel,
} from './notification-dialog.tsx';
