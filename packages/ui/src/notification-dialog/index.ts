export {
  NOTIFICATION_ICONS,
  NotificationCard,
  type NotificationCardProps,
  type NotificationLevel,
} from './notification-card.tsx';
export { type Notification, NotificationDialog, type NotificationDialogProps } from './notification-dialog.tsx';
