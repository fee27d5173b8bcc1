-- The question for allergies and meals has a switch of its own: a wedding asks only where the couple wants it. Weddings that
-- ask today go on asking.
alter table wedding add column asks_allergy boolean not null default false;
update wedding set asks_allergy = asks_companions;
