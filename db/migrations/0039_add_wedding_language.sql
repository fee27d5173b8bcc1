-- The language of the mails to the couple, and of what is shown of the wedding to nobody in particular (link previews).
alter table wedding add column language text not null default 'ja' check (language in ('ja', 'en'));
